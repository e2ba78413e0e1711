import type { EmbeddedCardsTable } from './adapters/payments/embedded-cards.ts'
import type { EmbeddedIntentsTable } from './adapters/payments/embedded-intents.ts'
import type { EmbeddedPartRefundsTable, EmbeddedRefundsTable } from './adapters/payments/embedded-refunds.ts'
import type { PushKeysTable } from './adapters/push/push-keys.ts'
import type { RecoveryCodesTable, SecondFactorsTable } from './factor/second-factors.ts'
import type { FavouritesTable } from './favourites/favourites.ts'
import type { CreditNotesTable } from './invoices/credit-notes.ts'
import type { InvoiceYearsTable, InvoicesTable } from './invoices/invoices.ts'
import type { StrayChargesTable } from './orders/stray-charges.ts'
import type { LetterQueuesTable } from './letters/letter-queues.ts'
import type { LetterAttachmentsTable, LettersTable } from './letters/letter-tables.ts'
import type { LettersOffTable } from './letters/letters-off.ts'
import type { TextRefusalsTable } from './letters/text-refusals.ts'
import type { RateLimitsTable } from './limits/rate-limits.ts'
import type { DeskRefundsTable } from './orders/desk-refunds.ts'
import type { OrderChangesTable } from './orders/order-changes.ts'
import type { AccountInvoicesTable, AccountTermsTable, TransfersTable } from './organisations/account-tables.ts'
import type { InvitationsTable, OrganisationsTable } from './organisations/organisations-table.ts'
import type { OrdersTable } from './orders/orders-table.ts'
import type { RefundsTable } from './orders/refunds.ts'
import type { PayLinksTable } from './pay-links/pay-links.ts'
import type { ProofPhotosTable } from './photos/proof-photos.ts'
import type { PushNoticesTable } from './push/push-notices.ts'
import type { PushSubscriptionsTable } from './push/push-subscriptions.ts'
import type { RunChangesTable, RunStopsTable, RunsTable } from './runs/runs-tables.ts'
import type { TravelTimesTable } from './travel-times/travel-times.ts'
import type { SlipsTable } from './slips/slips.ts'
import type { SiteSettingsTable } from './settings/site-settings.ts'
import type { FilesToRemoveTable } from './storage/files-to-remove.ts'
import type { SiteTable } from './storage/site.ts'
import type { WriteTriesTable } from './storage/write-tries.ts'
import type { CustomersToForgetTable } from './users/customer-ids.ts'
import type { EndedTokensTable } from './users/ended-tokens.ts'
import type { ResetCodesTable } from './users/reset-codes.ts'
import type { RoleChangesTable } from './users/role-changes.ts'
import type { UsersTable } from './users/users-table.ts'
import type { WaybillEventsTable } from './waybill/waybill-events.ts'
import type { AbandonmentsTable } from './abandonments/abandonments.ts'
import type { ContactMessagesTable } from './contact/contact-messages.ts'

/** The tables, as the migrations leave them. Each is described beside its queries (decision 106). */
export interface Tables {
  users: UsersTable
  slips: SlipsTable
  travel_times: TravelTimesTable
  orders: OrdersTable
  embedded_intents: EmbeddedIntentsTable
  embedded_refunds: EmbeddedRefundsTable
  embedded_part_refunds: EmbeddedPartRefundsTable
  embedded_cards: EmbeddedCardsTable
  customers_to_forget: CustomersToForgetTable
  refunds: RefundsTable
  contact_messages: ContactMessagesTable
  letters: LettersTable
  letter_attachments: LetterAttachmentsTable
  letter_lanes: LetterQueuesTable
  rate_limits: RateLimitsTable
  abandonments: AbandonmentsTable
  invoices: InvoicesTable
  invoice_years: InvoiceYearsTable
  credit_notes: CreditNotesTable
  desk_refunds: DeskRefundsTable
  reset_codes: ResetCodesTable
  ended_tokens: EndedTokensTable
  role_changes: RoleChangesTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  order_changes: OrderChangesTable
  files_to_remove: FilesToRemoveTable
  proof_photos: ProofPhotosTable
  waybill_events: WaybillEventsTable
  letters_off: LettersOffTable
  text_refusals: TextRefusalsTable
  write_tries: WriteTriesTable
  site: SiteTable
  favourites: FavouritesTable
  push_keys: PushKeysTable
  push_subscriptions: PushSubscriptionsTable
  push_notices: PushNoticesTable
  stray_charges: StrayChargesTable
  site_settings: SiteSettingsTable
  organisations: OrganisationsTable
  invitations: InvitationsTable
  account_invoices: AccountInvoicesTable
  transfers: TransfersTable
  account_terms: AccountTermsTable
  pay_links: PayLinksTable
  runs: RunsTable
  run_stops: RunStopsTable
  run_changes: RunChangesTable
}
