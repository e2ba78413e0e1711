/** What a stream of events is written with: an event and its data, or a beat that only says that the stream lives. */
export interface EventWriter {
  event(name: string, data: string): Promise<void>
  beat(): Promise<void>
}

/** Writes the events of a stream; it ends when this resolves. `gone`: nobody reads it any more. */
export type EventFeed = (writer: EventWriter, gone: AbortSignal) => Promise<void>
