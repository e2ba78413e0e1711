/** What a request was told to do. */
export interface GivenRequest {
  readonly opened: { readonly method: string; readonly url: string }
  readonly headers: Headers
  readonly body: unknown
  readonly aborted: boolean
  /** So many bytes of so many have left. */
  send(loaded: number, total: number): void
  /** The answer comes. */
  answer(status: number, text: string, headers?: string): void
  /** The connection is cut. */
  cut(): void
}

/** XMLHttpRequests that do nothing by themselves: `made` holds them, in the order they were made. */
export function givenRequests() {
  const made: GivenRequest[] = []
  const newRequest = () => {
    const request = new EventTarget()
    const upload = new EventTarget()
    const told = { opened: { method: '', url: '' }, headers: new Headers(), body: undefined as unknown, aborted: false }
    let answered = { status: 0, responseText: '', headers: '' }
    made.push(
      Object.assign(told, {
        send: (loaded: number, total: number) =>
          void upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total })),
        answer(status: number, responseText: string, headers = '') {
          answered = { status, responseText, headers }
          request.dispatchEvent(new Event('load'))
        },
        cut: () => void request.dispatchEvent(new Event('error')),
      }),
    )
    return Object.defineProperties(
      Object.assign(request, {
        upload,
        open: (method: string, url: string) => void (told.opened = { method, url }),
        setRequestHeader: (name: string, value: string) => told.headers.set(name, value),
        send: (body: unknown) => void (told.body = body),
        abort: () => void (told.aborted = true),
        getAllResponseHeaders: () => answered.headers,
      }),
      { status: { get: () => answered.status }, responseText: { get: () => answered.responseText } },
    ) as unknown as XMLHttpRequest
  }
  return { newRequest, made }
}
