/** Whether an address is one of a push service that browsers use: the server calls no other that a page sends. */
export function isPushEndpoint(text: string): boolean {
  return text.length <= longest && known.test(text)
}

const longest = 2000

const hosts = [
  // Chromium's.
  'fcm\\.googleapis\\.com',
  // Firefox's.
  'updates\\.push\\.services\\.mozilla\\.com',
  // Safari's, and Edge's on Windows: any name of theirs.
  '(?:[a-z0-9-]+\\.)+push\\.apple\\.com',
  '(?:[a-z0-9-]+\\.)+notify\\.windows\\.com',
]
/** After the name comes the path at once; of its letters none means anything else to whoever reads the address next. */
const known = new RegExp(`^https://(?:${hosts.join('|')})/[\\w.~%!$&'()*+,;=:@/?-]+$`)
