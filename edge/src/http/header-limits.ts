/** Bytes of a request's headers that Node reads; its own 16 KB are less than what analytics of a visitor's other sites may store. */
export const MOST_HEADER_BYTES = 131_072;
/** Bytes that are served. Between the two there is a page with a way out. */
export const SERVED_BYTES = 65_536;
/** Browsers send each cookie in a header of its own over HTTP/2 (RFC 9113, 8.2.3), and at most some 180 of a site. */
export const MOST_HEADERS = 400;
