import { hostname } from 'node:os'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { exampleSiren } from '#content/company.ts'
import { readEnv, readSellingEnv } from '#server/config/env.ts'

describe('the configuration', () => {
  it('needs nothing', () => {
    expect(readEnv({})).toEqual({
      PORT: 3000,
      HOST: '0.0.0.0',
      DATA_DIR: resolve('data'),
      KEPT_FREE_MB: 1024,
      EMISSIONS_FILE: resolve('src/server/config/emissions.json'),
      DATABASE_URL: null,
      PUBLIC_URL: null,
      APP_ORIGIN: null,
      TOKEN_KEY: null,
      TRUST_PROXY: false,
      STAFF_SECOND_FACTOR: false,
      METRICS_TOKEN: null,
      INSTANCE: hostname(),
      SMTP_URL: null,
      MAIL_FROM: { name: 'Colibat', address: 'contact@colibat.example' },
      MAIL_TO_STAFF: { name: 'Colibat', address: 'contact@colibat.example' },
      PLACES_URL: 'https://data.geopf.fr',
      TRAVEL_TIME_URL: 'https://data.geopf.fr',
      COMPANIES_URL: 'https://recherche-entreprises.api.gouv.fr',
      APP_DIR: resolve('dist/app'),
      GAZETTEER: resolve('dist/gazetteer.json'),
      SITE_FILE: null,
      TARIFF_FILE: resolve('src/server/config/tariff.json'),
      GOOGLE_ROUTES_KEY: null,
      GOOGLE_ROUTES_URL: 'https://routes.googleapis.com',
      DEMO: false,
      STRIPE_SECRET_KEY: null,
      STRIPE_PUBLISHABLE_KEY: null,
      STRIPE_WEBHOOK_SECRET: null,
      STRIPE_API_URL: null,
      OVH_SMS_SERVICE: null,
      OVH_SMS_SENDER: null,
      OVH_APP_KEY: null,
      OVH_APP_SECRET: null,
      OVH_CONSUMER_KEY: null,
      OVH_API_URL: 'https://eu.api.ovh.com/1.0',
      S3_URL: null,
      S3_BUCKET: null,
      S3_REGION: null,
      S3_KEY_ID: null,
      S3_SECRET: null,
      LOG_LEVEL: 'info',
    })
  })

  it('reads what is given, and takes an empty variable for an absent one', () => {
    const env = readEnv({
      PORT: '0',
      DATABASE_URL: 'postgres://a@b/c',
      PUBLIC_URL: 'https://colibat.fr/',
      PLACES_URL: 'off',
      TRAVEL_TIME_URL: 'http://127.0.0.1:9/',
      COMPANIES_URL: 'off',
      TOKEN_KEY: '',
      HOST: ' ',
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://a:b@mail.example',
      MAIL_FROM: 'Colibat livraisons <livraisons@colibat.fr>',
      MAIL_TO_STAFF: 'equipe@colibat.fr',
    })
    expect(env).toMatchObject({
      PORT: 0,
      DATABASE_URL: 'postgres://a@b/c',
      PUBLIC_URL: 'https://colibat.fr',
      PLACES_URL: null,
      TRAVEL_TIME_URL: 'http://127.0.0.1:9',
      COMPANIES_URL: null,
      TOKEN_KEY: null,
      HOST: '0.0.0.0',
      TRUST_PROXY: true,
      SMTP_URL: 'smtps://a:b@mail.example',
      MAIL_FROM: { name: 'Colibat livraisons', address: 'livraisons@colibat.fr' },
      MAIL_TO_STAFF: { name: '', address: 'equipe@colibat.fr' },
    })
  })

  it('lists every bad variable in one error, without the secrets', () => {
    const bad = {
      PORT: '99999',
      KEPT_FREE_MB: '1 Go',
      DATABASE_URL: 'mysql://root:secret@x/y',
      PUBLIC_URL: 'colibat.fr',
      TOKEN_KEY: 'secret',
      TRUST_PROXY: 'yes',
      SMTP_URL: 'mail.example',
      MAIL_FROM: 'a@b.fr\nBcc: c@d.fr',
      MAIL_TO_STAFF: 'nobody',
      PLACES_URL: 'ftp://x',
      TRAVEL_TIME_URL: 'x',
      COMPANIES_URL: 'y',
      LOG_LEVEL: 'loud',
    }
    expect(() => readEnv(bad)).toThrow(
      `Configuration invalide :
  PORT : un port, de 0 à 65535
  KEPT_FREE_MB : un nombre de mégaoctets
  DATABASE_URL : une adresse postgres://
  PUBLIC_URL : une adresse http(s)
  TOKEN_KEY : au moins 32 caractères
  TRUST_PROXY : 1 ou 0
  SMTP_URL : une adresse smtp:// ou smtps://
  MAIL_FROM : une adresse, « nom@domaine » ou « Nom <nom@domaine> »
  MAIL_TO_STAFF : une adresse, « nom@domaine » ou « Nom <nom@domaine> »
  PLACES_URL : une adresse http(s), ou « off »
  TRAVEL_TIME_URL : une adresse http(s), ou « off »
  COMPANIES_URL : une adresse http(s), ou « off »
  LOG_LEVEL : fatal, error, warn, info, debug ou silent`,
    )
  })
})

describe('the configuration of a server that sells', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  }
  const liveKeys = {
    STRIPE_SECRET_KEY: 'sk_live_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  }
  const [https, smtp] = [{ PUBLIC_URL: 'https://colibat.fr' }, { SMTP_URL: 'smtps://a:b@mail.example' }]
  const own = '732829320'

  it.each([
    ['nothing, on this machine', {}, exampleSiren],
    ['a plain http address', { PUBLIC_URL: 'http://localhost:3000' }, exampleSiren],
    ['a demonstration on purpose', { ...https, ...smtp, DEMO: '1' }, exampleSiren],
    ['Stripe and a seller of its own', { ...https, ...smtp, ...liveKeys }, own],
    ['Stripe’s test keys by letters alone', { ...smtp, ...keys }, exampleSiren],
  ])('may be %s', (_, variables, siren) => {
    expect(readSellingEnv(variables, siren)).toEqual(readEnv(variables))
  })

  const noCards =
    'STRIPE_SECRET_KEY : sans les clés de Stripe les cartes d’essai paient, ce qu’un site en https, ou avec SMTP_URL, ne peut pas'
  const example = 'PUBLIC_URL : en https, le vendeur ne peut pas être la société d’exemple (SIREN 000000000)'
  it.each([
    ['an https address without Stripe', https, own, [noCards]],
    ['letters that leave without Stripe', smtp, own, [noCards]],
    ['an https address of the example', { ...https, ...keys }, exampleSiren, [example]],
    ['both, and says both', { ...https, PORT: 'x' }, exampleSiren, ['PORT : un port', noCards, example]],
    [
      'live keys of the example, demonstration or not',
      { ...liveKeys, DEMO: '1' },
      exampleSiren,
      ['STRIPE_SECRET_KEY : une clé live n’encaisse pas pour la société d’exemple'],
    ],
  ])('is not %s', (_, variables, siren, sentences) => {
    const said = () => readSellingEnv(variables, siren)
    for (const sentence of sentences) expect(said).toThrow(sentence)
    expect(said).toThrow(new RegExp(`^Configuration invalide :(?:\\n {2}[^\\n]+){${sentences.length}}$`))
  })

  it('is the team’s command line’s in any case: it sells nothing', () => {
    expect(readEnv(https)).toMatchObject(https)
  })
})

describe('the origin of a page elsewhere', () => {
  it.each([
    ['https://app.colibat.fr', 'https://app.colibat.fr'],
    ['https://App.Colibat.fr/', 'https://app.colibat.fr'],
    ['http://localhost:5173', 'http://localhost:5173'],
  ])('is read as browsers send it: %s', (given, APP_ORIGIN) => {
    expect(readEnv({ APP_ORIGIN: given })).toMatchObject({ APP_ORIGIN })
  })

  it.each([
    '*',
    'app.colibat.fr',
    'https://app.colibat.fr/commande',
    'https://a:b@app.colibat.fr',
    'https://a.fr https://b.fr',
    'file:///app',
    'null',
  ])('is one whole origin, not %s', (given) => {
    expect(() => readEnv({ APP_ORIGIN: given })).toThrow(
      'APP_ORIGIN : une origine, https://nom ou http://nom:port, sans chemin',
    )
  })
})

describe('the configuration of the SMS gateway', () => {
  const account = {
    OVH_SMS_SERVICE: 'sms-xx00000-1',
    OVH_SMS_SENDER: 'Colibat',
    OVH_APP_KEY: 'a',
    OVH_APP_SECRET: 'b',
    OVH_CONSUMER_KEY: 'c',
  }

  it('is five variables', () => {
    expect(readEnv(account)).toMatchObject({ ...account, OVH_API_URL: 'https://eu.api.ovh.com/1.0' })
  })

  it.each(Object.keys(account))('needs %s beside the others', (missing) => {
    expect(() => readEnv({ ...account, [missing]: '' })).toThrow(
      `Configuration invalide :\n  ${missing} : les cinq réglages des SMS vont ensemble`,
    )
  })

  it.each(['http://sms.example', 'ftp://eu.api.ovh.com', 'x'])('signs nothing for %s', (OVH_API_URL) => {
    expect(() => readEnv({ ...account, OVH_API_URL })).toThrow(
      'OVH_API_URL : une adresse https, ou http de cette machine, pour les essais',
    )
  })
})

describe('the configuration of Google’s Routes API', () => {
  it('is a key, and for tests an address of this machine', () => {
    expect(readEnv({ GOOGLE_ROUTES_KEY: 'AIzaSy-_0' })).toMatchObject({
      GOOGLE_ROUTES_KEY: 'AIzaSy-_0',
      GOOGLE_ROUTES_URL: 'https://routes.googleapis.com',
    })
    expect(readEnv({ GOOGLE_ROUTES_URL: 'http://127.0.0.1:4243/' })).toMatchObject({
      GOOGLE_ROUTES_URL: 'http://127.0.0.1:4243',
    })
  })

  it('takes nothing else for a key, and says no word of it', () => {
    expect(() => readEnv({ GOOGLE_ROUTES_KEY: 's3cret key' })).toThrow(
      /^Configuration invalide :\n {2}GOOGLE_ROUTES_KEY : une clé d’API de Google$/,
    )
  })

  it.each(['http://routes.example', 'ftp://routes.googleapis.com', 'x'])(
    'tells the key to no %s',
    (GOOGLE_ROUTES_URL) => {
      expect(() => readEnv({ GOOGLE_ROUTES_URL })).toThrow(
        'GOOGLE_ROUTES_URL : une adresse https, ou http de cette machine, pour les essais',
      )
    },
  )
})

describe('the configuration of an S3 store', () => {
  const account = {
    S3_URL: 'https://s3.fr-par.scw.cloud',
    S3_BUCKET: 'colibat-fichiers',
    S3_REGION: 'fr-par',
    S3_KEY_ID: 'SCWXXX',
    S3_SECRET: 'a-b/c+d',
  }

  it('is five variables', () => {
    expect(readEnv(account)).toMatchObject(account)
    expect(readEnv({ ...account, S3_URL: 'http://minio:9000/' })).toMatchObject({ S3_URL: 'http://minio:9000' })
  })

  it.each(Object.keys(account))('needs %s beside the others', (missing) => {
    expect(() => readEnv({ ...account, [missing]: '' })).toThrow(
      `Configuration invalide :\n  ${missing} : les cinq réglages de S3 vont ensemble`,
    )
  })

  it.each([
    ['S3_URL', 'https://s3.example/bucket', 'l’adresse du service, https://… sans chemin'],
    ['S3_URL', 'ftp://s3.example', 'l’adresse du service, https://… sans chemin'],
    ['S3_BUCKET', 'Mes fichiers', 'le nom d’un bucket'],
    ['S3_REGION', 'fr par', 'une région, comme fr-par ou eu-west-3'],
  ])('says what is wrong: %s=%s', (name, value, sentence) => {
    expect(() => readEnv({ ...account, [name]: value })).toThrow(`${name} : ${sentence}`)
  })
})

describe('the configuration of Stripe', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_abc',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  }

  it('is three keys, whole or restricted, test or live', () => {
    const live = {
      STRIPE_SECRET_KEY: 'rk_live_abc',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
      STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    }
    expect([readEnv(keys), readEnv(live)]).toMatchObject([keys, live])
  })

  it.each(Object.keys(keys))('needs %s beside the others, also when another variable is bad', (missing) => {
    const bad = { ...keys, [missing]: '', PORT: 'x' }
    expect(() => readEnv(bad)).toThrow(
      `Configuration invalide :\n  PORT : un port, de 0 à 65535\n  ${missing} : les trois clés de Stripe vont ensemble`,
    )
  })

  it('is not of two modes', () => {
    expect(() => readEnv({ ...keys, STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY : du même mode que STRIPE_SECRET_KEY, test ou live',
    )
  })

  it('takes no key for another, and says no word of it', () => {
    expect(() =>
      readEnv({
        STRIPE_SECRET_KEY: 'pk_test_s3cret',
        STRIPE_PUBLISHABLE_KEY: 'sk_test_s3cret',
        STRIPE_WEBHOOK_SECRET: 's3cret',
      }),
    ).toThrow(
      /^Configuration invalide :\n {2}STRIPE_SECRET_KEY : une clé secrète de Stripe, sk_… ou rk_…\n {2}STRIPE_PUBLISHABLE_KEY : une clé publiable de Stripe, pk_…\n {2}STRIPE_WEBHOOK_SECRET : le secret d’un webhook de Stripe, whsec_…$/,
    )
  })

  it.each(['https://127.0.0.1', 'http://stripe.example', 'http://10.0.0.1:80', 'x'])(
    'sends the secret key to this machine alone, if not to Stripe: %s',
    (STRIPE_API_URL) => {
      expect(() => readEnv({ ...keys, STRIPE_API_URL })).toThrow(
        'STRIPE_API_URL : une adresse http de cette machine, pour les essais',
      )
      expect(readEnv({ ...keys, STRIPE_API_URL: 'http://127.0.0.1:4242' }).STRIPE_API_URL).toBe('http://127.0.0.1:4242')
    },
  )
})
