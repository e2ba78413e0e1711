import { hostname } from 'node:os'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { company, exampleSiren, seller } from '#content/company.ts'
import { readMailbox } from '#server/adapters/mail/mailbox.ts'
import { googleVariables } from './google-variables.ts'
import { chargesInItsName, flag, saleVariables, sellsInItsName, takesRealCards } from './sale-variables.ts'
import { isWithOtherS3, s3Variables } from './s3-variables.ts'
import { isWithOtherSms, smsVariables } from './sms-variables.ts'
import { areOfOneMode, isWithTheOthers, stripeVariables } from './stripe-variables.ts'

/** The server's configuration, parsed once at boot. Paths are absolute; null means "not set" or "off". */
export type Env = v.InferOutput<typeof envSchema>

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the environment; an empty variable counts as absent. Throws ONE error that lists every bad variable. */
export function readEnv(variables: Variables): Env {
  return parsed(envSchema, variables)
}

/** The same of a server that sells: it is paid for real, in its own name, or says that it is a demonstration. */
export function readSellingEnv(variables: Variables, siren: string = seller.siren): Env {
  return parsed(sellingSchema(siren), variables)
}

function parsed(schema: typeof envSchema | ReturnType<typeof sellingSchema>, variables: Variables): Env {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = v.safeParse(schema, given)
  if (result.success) return result.output
  const lines = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} : ${issue.message}`)
  throw new Error(['Configuration invalide :', ...lines].join('\n'))
}

const root = resolve(import.meta.dirname, '../../..')

const asPath = v.transform((text: string) => resolve(text))
const path = (fallback: string) => v.pipe(v.optional(v.string(), resolve(root, fallback)), asPath)
const webAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
/** 'https://app.example.fr', and nothing after it but a slash. */
const isOrigin = (text: string) => webAddress(text) && `${new URL(text).origin}/` === new URL(text).href
const withoutLastSlash = v.transform((text: string) => text.replace(/\/+$/, ''))

/** A service of the state: its address, or null for `off`. */
const service = (usual: string) =>
  v.pipe(
    v.optional(v.string(), usual),
    v.check((text) => text === 'off' || webAddress(text), 'une adresse http(s), ou « off »'),
    withoutLastSlash,
    v.transform((text) => (text === 'off' ? null : text)),
  )

/** An e-mail address, with or without a name before it; the company's own by default. */
const mailboxOf = v.pipe(
  v.optional(v.string(), `${company.brand} <${company.email}>`),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readMailbox(dataset.value)
    if (read !== null) return read
    addIssue({ message: 'une adresse, « nom@domaine » ou « Nom <nom@domaine> »' })
    return NEVER
  }),
)

const variables = v.object({
  PORT: v.pipe(
    v.optional(v.string(), '3000'),
    v.regex(/^\d{1,5}$/, 'un port, de 0 à 65535'),
    v.transform(Number),
    v.maxValue(65_535, 'un port, de 0 à 65535'),
  ),
  HOST: v.optional(v.string(), '0.0.0.0'),
  DATA_DIR: path('data'),
  KEPT_FREE_MB: v.pipe(
    v.optional(v.string(), '1024'),
    v.regex(/^\d{1,7}$/, 'un nombre de mégaoctets'),
    v.transform(Number),
    v.minValue(64, 'au moins 64'),
  ),
  DATABASE_URL: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'une adresse postgres://'))),
    null,
  ),
  PUBLIC_URL: v.optional(
    v.nullable(v.pipe(v.string(), v.check(webAddress, 'une adresse http(s)'), withoutLastSlash)),
    null,
  ),
  APP_ORIGIN: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check(isOrigin, 'une origine, https://nom ou http://nom:port, sans chemin'),
        v.transform((text) => new URL(text).origin),
      ),
    ),
    null,
  ),
  TOKEN_KEY: v.optional(v.nullable(v.pipe(v.string(), v.minLength(32, 'au moins 32 caractères'))), null),
  METRICS_TOKEN: v.optional(v.nullable(v.pipe(v.string(), v.minLength(16, 'au moins 16 caractères'))), null),
  INSTANCE: v.optional(v.pipe(v.string(), v.maxLength(64, 'au plus 64 caractères')), hostname()),
  TRUST_PROXY: flag,
  STAFF_SECOND_FACTOR: flag,
  SMTP_URL: v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.check(
          (text) => URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol),
          'une adresse smtp:// ou smtps://',
        ),
      ),
    ),
    null,
  ),
  MAIL_FROM: mailboxOf,
  MAIL_TO_STAFF: mailboxOf,
  PLACES_URL: service('https://data.geopf.fr'),
  TRAVEL_TIME_URL: service('https://data.geopf.fr'),
  COMPANIES_URL: service('https://recherche-entreprises.api.gouv.fr'),
  APP_DIR: path('dist/app'),
  GAZETTEER: path('dist/gazetteer.json'),
  SITE_FILE: v.optional(v.nullable(v.pipe(v.string(), asPath)), null),
  TARIFF_FILE: path('src/server/config/tariff.json'),
  EMISSIONS_FILE: path('src/server/config/emissions.json'),
  ...googleVariables,
  ...saleVariables,
  ...stripeVariables,
  ...smsVariables,
  ...s3Variables,
  LOG_LEVEL: v.optional(
    v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug ou silent'),
    'info',
  ),
})

const stripeKeyPaths = [['STRIPE_SECRET_KEY'], ['STRIPE_PUBLISHABLE_KEY'], ['STRIPE_WEBHOOK_SECRET']] as const
const keysTogether = 'les trois clés de Stripe vont ensemble'
const smsPaths = [
  ['OVH_SMS_SERVICE'],
  ['OVH_SMS_SENDER'],
  ['OVH_APP_KEY'],
  ['OVH_APP_SECRET'],
  ['OVH_CONSUMER_KEY'],
] as const
const smsTogether = 'les cinq réglages des SMS vont ensemble'
const s3Paths = [['S3_URL'], ['S3_BUCKET'], ['S3_REGION'], ['S3_KEY_ID'], ['S3_SECRET']] as const
const s3Together = 'les cinq réglages de S3 vont ensemble'

/** Stripe's keys are judged also when other variables are bad: the operator gets all faults at once. */
const envSchema = v.pipe(
  variables,
  v.forward(v.partialCheck(stripeKeyPaths, isWithTheOthers('STRIPE_SECRET_KEY'), keysTogether), ['STRIPE_SECRET_KEY']),
  v.forward(v.partialCheck(stripeKeyPaths, isWithTheOthers('STRIPE_PUBLISHABLE_KEY'), keysTogether), [
    'STRIPE_PUBLISHABLE_KEY',
  ]),
  v.forward(v.partialCheck(stripeKeyPaths, isWithTheOthers('STRIPE_WEBHOOK_SECRET'), keysTogether), [
    'STRIPE_WEBHOOK_SECRET',
  ]),
  v.forward(
    v.partialCheck(
      [['STRIPE_SECRET_KEY'], ['STRIPE_PUBLISHABLE_KEY']],
      areOfOneMode,
      'du même mode que STRIPE_SECRET_KEY, test ou live',
    ),
    ['STRIPE_PUBLISHABLE_KEY'],
  ),
  v.forward(v.partialCheck(smsPaths, isWithOtherSms('OVH_SMS_SERVICE'), smsTogether), ['OVH_SMS_SERVICE']),
  v.forward(v.partialCheck(smsPaths, isWithOtherSms('OVH_SMS_SENDER'), smsTogether), ['OVH_SMS_SENDER']),
  v.forward(v.partialCheck(smsPaths, isWithOtherSms('OVH_APP_KEY'), smsTogether), ['OVH_APP_KEY']),
  v.forward(v.partialCheck(smsPaths, isWithOtherSms('OVH_APP_SECRET'), smsTogether), ['OVH_APP_SECRET']),
  v.forward(v.partialCheck(smsPaths, isWithOtherSms('OVH_CONSUMER_KEY'), smsTogether), ['OVH_CONSUMER_KEY']),
  v.forward(v.partialCheck(s3Paths, isWithOtherS3('S3_URL'), s3Together), ['S3_URL']),
  v.forward(v.partialCheck(s3Paths, isWithOtherS3('S3_BUCKET'), s3Together), ['S3_BUCKET']),
  v.forward(v.partialCheck(s3Paths, isWithOtherS3('S3_REGION'), s3Together), ['S3_REGION']),
  v.forward(v.partialCheck(s3Paths, isWithOtherS3('S3_KEY_ID'), s3Together), ['S3_KEY_ID']),
  v.forward(v.partialCheck(s3Paths, isWithOtherS3('S3_SECRET'), s3Together), ['S3_SECRET']),
)

const orDemo = 'ou DEMO=1 pour une démonstration'
const noRealCards = `sans les clés de Stripe les cartes d’essai paient, ce qu’un site en https, ou avec SMTP_URL, ne peut pas : ajoute-les, ${orDemo}`
const notItsName = `en https, le vendeur ne peut pas être la société d’exemple (SIREN ${exampleSiren}) : nomme la tienne dans SITE_FILE, ${orDemo}`
const chargedByNobody =
  'une clé live n’encaisse pas pour la société d’exemple, même en démonstration : nomme la tienne dans SITE_FILE'

/** What people pay, and whom, is judged together also when other variables are bad. */
const sellingSchema = (siren: string) =>
  v.pipe(
    envSchema,
    v.forward(
      v.partialCheck([['PUBLIC_URL'], ['SMTP_URL'], ['DEMO'], ...stripeKeyPaths], takesRealCards, noRealCards),
      ['STRIPE_SECRET_KEY'],
    ),
    v.forward(v.partialCheck([['PUBLIC_URL'], ['DEMO']], sellsInItsName(siren), notItsName), ['PUBLIC_URL']),
    v.forward(v.partialCheck([['STRIPE_SECRET_KEY']], chargesInItsName(siren), chargedByNobody), ['STRIPE_SECRET_KEY']),
  )
