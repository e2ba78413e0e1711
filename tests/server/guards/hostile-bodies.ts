/** Bodies that no call takes, each by what it is. */
export const hostileBodies: Readonly<
  Record<string, { readonly type?: string; readonly body: string | Uint8Array<ArrayBuffer> }>
> = {
  nothing: { body: '' },
  'broken JSON': { body: '{"email":' },
  'a word': { body: 'bonjour' },
  null: { body: 'null' },
  'a list': { body: '[]' },
  'a number': { body: '42' },
  'no field': { body: '{}' },
  'only lists': {
    body: '{"email":[],"password":[],"amount":[],"orderData":[],"orderId":[],"origin":[],"client_secret":[],"card":[],"poids":[]}',
  },
  'prototype keys': {
    body: '{"__proto__":{"email":"a@b.fr","isAdmin":true},"constructor":{"prototype":{"x":1}},"toString":1}',
  },
  'deep nesting': { body: '['.repeat(30_000) + ']'.repeat(30_000) },
  'deep objects': { body: '{"orderData":'.repeat(4000) + '1' + '}'.repeat(4000) },
  'an escaped NUL': { body: '{"email":"a\\u0000b@c.fr"}' },
  'a raw NUL': { body: '{"email":"a\u0000b@c.fr"}' },
  'invalid UTF-8': { body: new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]) },
  'UTF-16': { body: new Uint8Array(Buffer.from('{"email":"a"}', 'utf16le')) },
  'a form in place of JSON': { type: 'application/x-www-form-urlencoded', body: 'email=a%40b.fr' },
  'text in place of JSON': { type: 'text/plain', body: '{"email":"a@b.fr"}' },
  'no content type': { type: '', body: '{"email":"a@b.fr"}' },
  'a multipart without boundary': { type: 'multipart/form-data', body: 'x' },
  'a truncated multipart': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="bordereau"; filename="a.pdf"\r\n\r\n%PDF-',
  },
  'a multipart of nothing': { type: 'multipart/form-data; boundary=x', body: '--x--\r\n' },
  'a multipart of noise': { type: 'multipart/form-data; boundary=x', body: new Uint8Array(5000).fill(0x0d) },
  'a nameless part': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n',
  },
  'a NUL in a part': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="bordereau"\r\n\r\na\u0000b\r\n--x--\r\n',
  },
  'a thousand parts': {
    type: 'multipart/form-data; boundary=x',
    body: `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(1000)}--x--\r\n`,
  },
  'a prototype part': {
    type: 'multipart/form-data; boundary=x',
    body: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\na\r\n--x--\r\n',
  },
  '70,000 characters of JSON': { body: JSON.stringify({ email: 'x'.repeat(70_000) }) },
  'seven megabytes': { body: ' '.repeat(7_000_000) },
}
