vcl 4.1;

import std;

backend default {
  .host = "edge";
  .port = "3000";
}

# Who may remove pages: `api`.
acl purgers {
  "127.0.0.1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
}

sub vcl_recv {
  if (req.url == "/purge-tags") {
    if (client.ip !~ purgers || req.method != "POST" || !req.http.surrogate-key) {
      return (synth(403));
    }
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, " ", "|") + ")(\s|$)");
    return (synth(204));
  }
  # Ours alone: from a visitor they would mean that no cookies are given.
  unset req.http.surrogate-capability;
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # These visitors may get other versions or headers.
  if (req.http.cookie ~ "(^|; )(__Host-)?(bucket|versions|set-aside|tester|preview|partner-visit)=") {
    return (pass);
  }
  # A page as a difference to a dictionary, for whoever has it.
  if (req.http.available-dictionary && req.http.accept-encoding ~ "(^|, *)dcz *(,|$)") {
    set req.http.accept-encoding = "br, dcz";
    return (hash);
  }
  unset req.http.available-dictionary;
  if (req.http.accept-encoding ~ "(^|, *)br") {
    set req.http.accept-encoding = "br";
  } elsif (req.http.accept-encoding ~ "gzip") {
    set req.http.accept-encoding = "gzip";
  } else {
    unset req.http.accept-encoding;
  }
  return (hash);
}

sub vcl_backend_fetch {
  set bereq.http.surrogate-capability = "varnish=" + {"""} + "Surrogate/1.0" + {"""};
}

sub vcl_backend_response {
  if (beresp.http.set-cookie || !beresp.http.surrogate-control) {
    if (beresp.http.set-cookie || beresp.http.cache-control !~ "public") {
      set beresp.uncacheable = true;
      set beresp.ttl = 120s;
    }
    return (deliver);
  }
  set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=([0-9]+).*$", "\1s"), 0s) - std.duration(beresp.http.age + "s", 0s);
  set beresp.grace = 0s;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
  unset resp.http.cache-tag;
}
