import type { Caller } from '#adapters/net/caller.ts'
import type { ToProvider } from '#adapters/net/to-provider.ts'
import type { Uploader } from '#adapters/net/uploader.ts'
import type { Beacon } from '#adapters/net/beacon.ts'
import type { FetchFile } from '#adapters/net/fetch-file.ts'
import type { LiveOrders } from '#adapters/live/live-orders.ts'
import type { Places } from '#adapters/places/places.ts'
import type { Connection } from '#state/connection/connection.ts'

/** What goes over the network, and whether there is one. */
export interface NetWorld {
  readonly call: Caller
  readonly upload: Uploader
  readonly takes: ToProvider['takes']
  readonly places: Places
  /** Has the server refuse a token from now on; it is not waited for. */
  endToken(token: string): void
  readonly liveOrders: LiveOrders
  readonly connection: Connection
  readonly beacon: Beacon
  readonly fetchFile: FetchFile
}
