import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createStateCompanies } from './adapters/companies/state-companies.ts'
import { createFolderCarrier } from './adapters/mail/folder-carrier.ts'
import { createOutboxFolder } from './adapters/mail/outbox-folder.ts'
import { createSmtpCarrier } from './adapters/mail/smtp-carrier.ts'
import { createArgon2Passwords } from './adapters/passwords/passwords.ts'
import { createEmbeddedProcessor } from './adapters/payments/embedded-processor.ts'
import { embeddedWebhookSecret } from './adapters/payments/signed-notices.ts'
import { createEventPoster } from './adapters/payments/event-poster.ts'
import { createStripePayments } from './adapters/payments/stripe-payments.ts'
import { createVapidPushServices } from './adapters/push/vapid-push-services.ts'
import { createPlaces } from './adapters/places/create-places.ts'
import { loadGazetteer } from './adapters/places/gazetteer.ts'
import { company } from '#content/company.ts'
import { salesTerms } from '#content/sales-version.ts'
import { createSlipReader } from '#slip-reader/slip-reader.ts'
import { createFolderTextCarrier } from './adapters/sms/folder-text-carrier.ts'
import { createOvhTextCarrier } from './adapters/sms/ovh-text-carrier.ts'
import { createSignedTokens } from './adapters/tokens/signed-tokens.ts'
import { createTravelTime } from './adapters/travel-time/create-travel-time.ts'
import { createGoogleTravel } from './adapters/travel-time/google-travel.ts'
import { openDataFolder } from './config/data-folder.ts'
import { openDatabase } from './db/open-database.ts'
import type { Env } from './config/env.ts'
import { createDeviceMarks } from './users/device-marks.ts'
import { createPapers } from './invoices/papers.ts'
import { createLetterSender } from './letters/letter-sender.ts'
import { createLanes } from './limits/call-lanes.ts'
import { createOrderNews } from './live/order-news.ts'
import { createLimiter } from './limits/create-limiter.ts'
import { rates } from './limits/rates.ts'
import type { Log } from './log/log.ts'
import { pushKeys } from './adapters/push/push-keys.ts'
import { vapidSubject } from './push/vapid-subject.ts'
import { createPlaceSignatures } from './places/place-signatures.ts'
import { createPseudonyms, createFileKeys } from './keys/derived-keys.ts'
import { createSeals } from './keys/seals.ts'
import { siteAddress } from './config/site-address.ts'
import { smsAccount } from './config/sms-variables.ts'
import { stripeKeys } from './config/stripe-variables.ts'
import { createRefundLoop } from './payment/refund-due.ts'
import { filesPlace, openFiles } from './config/open-files.ts'
import { checkFilesMark } from './storage/files-mark.ts'
import { createSiteSettings } from './settings/site-settings.ts'
import { keepCopy } from './storage/keep-copy.ts'
import { serverKey } from './storage/server-key.ts'
import { readEmissions } from './config/emissions.ts'
import { withStores } from './stores/partner-stores.ts'
import { readTariff } from './config/tariff.ts'
import { companyAddresses } from './users/company-addresses.ts'
import type { World } from './world.ts'

/** The world of a running server: its database is open and has its tables. Throws when something is missing. */
export async function createRealWorld(env: Env, log: Log): Promise<World> {
  const now = () => new Date()
  const { fetch } = globalThis
  const { GOOGLE_ROUTES_KEY: googleKey, GOOGLE_ROUTES_URL: apiUrl } = env
  const google = googleKey === null ? null : createGoogleTravel({ key: googleKey, apiUrl, fetch, now, log })
  const tariff = readTariff(env.TARIFF_FILE)
  const gazetteer = loadGazetteer(env.GAZETTEER)
  openDataFolder(env.DATA_DIR)
  const db = await openDatabase(env, log, {
    before: async () => {
      if (env.DATABASE_URL === null)
        log.info({ copy: await keepCopy(env.DATA_DIR) }, 'the database is copied before its migrations')
    },
  })
  const files = openFiles(env)
  await checkFilesMark({ db, files, newId: randomUUID }, filesPlace(env))
  const key = await serverKey(db, env)
  const outboxFolder = join(env.DATA_DIR, 'outbox')
  const carrier = env.SMTP_URL === null ? createFolderCarrier(outboxFolder) : createSmtpCarrier(env.SMTP_URL)
  const sms = smsAccount(env)
  const texts =
    sms === null
      ? createFolderTextCarrier(outboxFolder)
      : createOvhTextCarrier({ account: sms, apiUrl: env.OVH_API_URL, fetch, now })
  const keys = stripeKeys(env)
  const stripe = keys && createStripePayments({ keys, apiUrl: env.STRIPE_API_URL })
  const embedded = createEmbeddedProcessor(db, now, {
    secret: embeddedWebhookSecret(key),
    poster: createEventPoster({ fetch, log }),
  })
  const payments = stripe ?? embedded
  const papers = createPapers()
  const seals = createSeals(key)
  const letters = createLetterSender({
    db,
    files,
    papers,
    carrier,
    texts,
    seals,
    from: env.MAIL_FROM,
    log,
    now,
    tryMs: 30_000,
  })
  const settings = createSiteSettings(db, now)
  const subject = vapidSubject([company.email, env.MAIL_FROM.address, env.PUBLIC_URL])
  const [staff, publicUrl] = [env.MAIL_TO_STAFF, siteAddress(env)]
  return {
    db,
    now,
    settings,
    pause: (ms) => setTimeout(ms),
    newId: randomUUID,
    tariff,
    emissions: readEmissions(env.EMISSIONS_FILE),
    salesTerms,
    places: withStores(createPlaces({ baseUrl: env.PLACES_URL, gazetteer, fetch, now }), settings),
    travelTime: createTravelTime({ baseUrl: env.TRAVEL_TIME_URL, google, fetch, now }),
    companies: env.COMPANIES_URL === null ? null : createStateCompanies({ baseUrl: env.COMPANIES_URL, fetch, now }),
    payments,
    embeddedProcessor: stripe ? null : embedded,
    files,
    keptFree: env.KEPT_FREE_MB * 1024 ** 2,
    slipReader: createSlipReader(),
    papers,
    passwords: await createArgon2Passwords(),
    tokens: await createSignedTokens(key),
    invoiceKeys: createFileKeys(key, 'invoice'),
    photoKeys: createFileKeys(key, 'photo'),
    placeSignatures: createPlaceSignatures(key),
    deviceMarks: createDeviceMarks(key),
    pseudonymOf: createPseudonyms(key),
    seals,
    demandsFactor: env.STAFF_SECOND_FACTOR,
    limiter: await createLimiter({ db, engine: env.DATABASE_URL === null ? 'sqlite' : 'postgres', log, now, rates }),
    outbox: createOutboxFolder(outboxFolder),
    letters,
    sendsTexts: sms !== null,
    lanes: createLanes(),
    orderNews: createOrderNews({ db, log, now }),
    push: subject === null ? null : createVapidPushServices({ keys: await pushKeys(db), subject, fetch, now }),
    refunds: createRefundLoop({ db, letters, log, now, payments, publicUrl, staff }),
    staff,
    companyAddresses: companyAddresses([company.email, company.securityEmail, env.MAIL_FROM.address, staff.address]),
    publicUrl,
    log,
  }
}
