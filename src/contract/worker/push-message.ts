/**
 * What a push message says, as Safari draws it without a worker (Declarative Web Push): the badge is text in
 * `notification`, and a number beside it as in the W3C's draft. The worker reads the same.
 */
export interface PushMessage {
  readonly web_push: 8030
  readonly notification: PushNotification
  readonly app_badge: number
}

/** `navigate`: where a tap leads, an address of the app; `tag`: a later one of the same tag takes its place. */
export interface PushNotification {
  readonly title: string
  readonly body: string
  readonly lang: string
  readonly tag: string
  readonly navigate: string
  readonly app_badge: string
}

/** Of a message that came, what it says; null when it is none of ours. */
export function readPushMessage(text: string): PushMessage | null {
  try {
    const message = JSON.parse(text) as Partial<PushMessage> | null
    const { title, navigate } = message?.notification ?? {}
    return typeof title === 'string' && typeof navigate === 'string' ? (message as PushMessage) : null
  } catch {
    return null
  }
}
