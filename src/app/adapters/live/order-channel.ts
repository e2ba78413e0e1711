/** What the tabs of a browser tell each other: numbers of orders. */
export interface OrderChannel {
  tell(orderIds: readonly number[]): void
  listen(onTold: (orderIds: readonly number[]) => void): void
  close(): void
}

/** By BroadcastChannel: what a tab tells, the others hear. */
export function openOrderChannel(name: string): OrderChannel {
  const channel = new BroadcastChannel(name)
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin and takes no other argument
    tell: (orderIds) => channel.postMessage(orderIds),
    listen(onTold) {
      channel.addEventListener('message', ({ data }: MessageEvent<readonly number[]>) => onTold(data))
    },
    close: () => channel.close(),
  }
}
