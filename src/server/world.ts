import type { EmissionTable } from '#rules/order/emissions.ts'
import type { Tariff } from '#rules/price/price.ts'
import type { Companies } from './adapters/companies/companies.ts'
import type { Files } from './adapters/files/files.ts'
import type { Passwords } from './adapters/passwords/passwords.ts'
import type { EmbeddedProcessor } from './adapters/payments/embedded-processor.ts'
import type { Payments } from './adapters/payments/payments.ts'
import type { PushServices } from './adapters/push/push-services.ts'
import type { Places } from './adapters/places/places.ts'
import type { SlipReader } from '#slip-reader/slip-reader.ts'
import type { Tokens } from './adapters/tokens/tokens.ts'
import type { TravelTime } from './adapters/travel-time/travel-time.ts'
import type { Database } from './db/database.ts'
import type { DeviceMarks } from './users/device-marks.ts'
import type { Papers } from './invoices/papers.ts'
import type { OrderNews } from './live/order-news.ts'
import type { Mailbox } from './adapters/mail/mailbox.ts'
import type { OutboxFolder } from './adapters/mail/outbox-folder.ts'
import type { Lanes } from './limits/call-lanes.ts'
import type { Limiter } from './limits/limiter.ts'
import type { Log } from './log/log.ts'
import type { PlaceSignatures } from './places/place-signatures.ts'
import type { Pseudonyms, FileKeys } from './keys/derived-keys.ts'
import type { Seals } from './keys/seals.ts'
import type { SiteSettings } from './settings/site-settings.ts'
import type { Scheduler } from './scheduler.ts'

/** Every effect the server has, as a value. A test is another world. */
export interface World {
  readonly db: Database
  now(): Date
  /** Waits so many milliseconds. */
  pause(ms: number): Promise<void>
  /** A name nobody can guess: a UUID. */
  newId(): string
  readonly tariff: Tariff
  /** By what it is reckoned what a delivery emits. */
  readonly emissions: EmissionTable
  /** What an order that is placed now is sold under: the day of our terms, or the address of the operator's own. */
  readonly salesTerms: string
  /** What managers have set of the provider's days. */
  readonly settings: SiteSettings
  readonly places: Places
  readonly travelTime: TravelTime
  /** The state's directory of companies; null where it is switched off. */
  readonly companies: Companies | null
  readonly payments: Payments
  /** The demonstration's card desk; null when a real processor takes the cards. */
  readonly embeddedProcessor: EmbeddedProcessor | null
  readonly files: Files
  /** What of their disk is kept for what the house itself must write, in bytes. */
  readonly keptFree: number
  readonly slipReader: SlipReader
  readonly papers: Papers
  readonly passwords: Passwords
  readonly tokens: Tokens
  readonly invoiceKeys: FileKeys
  readonly photoKeys: FileKeys
  readonly placeSignatures: PlaceSignatures
  /** What devices say by which an account signed in before. */
  readonly deviceMarks: DeviceMarks
  readonly pseudonymOf: Pseudonyms
  readonly seals: Seals
  /** Whether the team's calls wait until their member has a second factor. */
  readonly demandsFactor: boolean
  /** How often things may be done. */
  readonly limiter: Limiter
  /** Places for calls with files. */
  readonly lanes: Lanes
  /** Where letters lie that no mail server or gateway takes. */
  readonly outbox: OutboxFolder
  /** Takes the outbox away; woken after a letter is written. */
  readonly letters: Scheduler
  /** Whether text messages leave, by a gateway. */
  readonly sendsTexts: boolean
  /** Tells open pages what happens to orders. */
  readonly orderNews: OrderNews
  /** Push services of browsers; null when this provider has no address that they accept. */
  readonly push: PushServices | null
  /** Gives back what cancelled orders are owed; woken after it is written. */
  readonly refunds: Scheduler
  /** Where letters to the provider go. */
  readonly staff: Mailbox
  /** The addresses that the company itself is written to. */
  readonly companyAddresses: ReadonlySet<string>
  /** Where letters and SMS lead to the site, without its last slash; null when nobody who reads them could open it. */
  readonly publicUrl: string | null
  readonly log: Log
}
