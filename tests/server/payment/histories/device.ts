import 'fake-indexeddb/auto'
import type { Drafts } from '#adapters/store/drafts.ts'
import { createKeptPayments, type KeptPayments } from '#adapters/payments/kept-payments.ts'
import { never } from './process-life.ts'

/** What the disk of one device keeps, for all its tabs: the payments under way. Nobody has a draft. */
export interface Device {
  readonly drafts: Drafts
  readonly keptPayments: KeptPayments
}

/** A device on which nobody has paid yet: the one disk of this process, under another user. */
export function createDevice(): Device {
  const owner = ++devices
  return {
    drafts: { dropKeptBy: async () => {} } as unknown as Drafts,
    keptPayments: {
      read: () => disk.read(owner),
      keep: (_, payment) => disk.keep(owner, payment),
      forget: (_, ...submission) => disk.forget(owner, ...submission),
    },
  }
}

/** The same of somebody who pays by a link: his page keeps nothing beside the tab's own history. */
export function deviceWithoutAccount(): Device {
  return {
    drafts: { dropKeptBy: async () => {} } as unknown as Drafts,
    keptPayments: { read: async () => [], keep: async () => {}, forget: async () => {} },
  }
}

const disk = createKeptPayments({ now: () => new Date(0), sleep: () => never() })
let devices = 0
