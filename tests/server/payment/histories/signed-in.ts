/** Signed in, and a form as it travels. */
export async function signedIn(init: RequestInit, token: string): Promise<RequestInit> {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${token}`)
  if (!(init.body instanceof FormData)) return { ...init, headers }
  const form = new Response(init.body)
  const body = await form.arrayBuffer()
  headers.set('content-type', form.headers.get('content-type') ?? '')
  headers.set('content-length', String(body.byteLength))
  return { ...init, headers, body }
}
