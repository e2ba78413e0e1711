import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { startingLines } from '#server/config/starting-lines.ts'

describe('A server that starts', () => {
  it('says in a line each what it does without: money, mail, SMS, and where it keeps things', () => {
    expect(startingLines(readEnv({ DATA_DIR: '/donnees' }), false)).toEqual([
      'Paiement : DÉMONSTRATION, seules les cartes d’essai paient (STRIPE_SECRET_KEY)',
      'E-mails : aucun serveur SMTP, ils restent dans DATA_DIR/outbox',
      'SMS : aucune passerelle, ils restent dans DATA_DIR/outbox',
      'Liens des e-mails et des SMS : vers http://localhost:3000, sur cette machine seulement (PUBLIC_URL)',
      'Notifications : aucune, ces services refusent nos adresses (MAIL_FROM, PUBLIC_URL)',
      'Fichiers : DATA_DIR/files (/donnees/files)',
      'Base de données : embarquée, dans DATA_DIR (/donnees)',
      'Proxy : aucun, qui se connecte est qui demande (TRUST_PROXY)',
    ])
  })

  it('says what it has of them, and no secret', () => {
    const env = readEnv({
      STRIPE_SECRET_KEY: 'sk_live_s3cret',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_s3cret',
      STRIPE_WEBHOOK_SECRET: 'whsec_s3cret',
      SMTP_URL: 'smtps://name:s3cret@mail.example:465',
      OVH_SMS_SERVICE: 'sms-xx00000-1',
      OVH_SMS_SENDER: 'Colibat',
      OVH_APP_KEY: 's3cret',
      OVH_APP_SECRET: 's3cret',
      OVH_CONSUMER_KEY: 's3cret',
      S3_URL: 'https://s3.example',
      S3_BUCKET: 'fichiers',
      S3_REGION: 'fr-par',
      S3_KEY_ID: 's3cret',
      S3_SECRET: 's3cret',
      DATABASE_URL: 'postgres://colibat:s3cret@db.example:5433/colibat',
      TRUST_PROXY: '1',
    })
    expect(startingLines(env, true)).toEqual([
      'Paiement : Stripe',
      'E-mails : par mail.example:465',
      'SMS : par OVHcloud',
      'Liens des e-mails et des SMS : AUCUN, le suivi promis n’a pas de lien (PUBLIC_URL)',
      'Notifications : par les services des navigateurs',
      'Fichiers : le bucket S3 fichiers (https://s3.example)',
      'Base de données : PostgreSQL, db.example:5433/colibat',
      'Proxy : un des nôtres, il dit qui demande (X-Forwarded-For)',
    ])
  })

  it.each([
    ['postgres:///colibat?host=/run/postgresql', 'PostgreSQL, /run/postgresql/colibat'],
    ['postgres://a:s3cret@one:1,two:2/colibat', 'PostgreSQL, plusieurs adresses'],
  ])('knows every address of a database: %s', (DATABASE_URL, words) => {
    expect(startingLines(readEnv({ DATABASE_URL }), true)).toContain(`Base de données : ${words}`)
  })

  it('says that Stripe’s test keys take no money', () => {
    const env = readEnv({
      STRIPE_SECRET_KEY: 'sk_test_a',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    })
    expect(startingLines(env, true)[0]).toBe('Paiement : Stripe, clés de test : aucun argent ne circule')
  })
})
