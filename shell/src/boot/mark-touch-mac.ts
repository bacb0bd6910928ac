/** Marks an iPad, whose user agent is that of a Mac: no Mac has a touch screen. */
export function markTouchMac({ documentElement }: Document, { userAgent, maxTouchPoints }: Navigator) {
  if (userAgent.includes('Macintosh') && maxTouchPoints > 1) documentElement.dataset.touchMac = '';
}
