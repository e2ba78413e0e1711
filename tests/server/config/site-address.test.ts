import { describe, expect, it } from 'vitest'
import { readEnv } from '#server/config/env.ts'
import { siteAddress } from '#server/config/site-address.ts'

const sms = {
  OVH_SMS_SERVICE: 'sms-xx00000-1',
  OVH_SMS_SENDER: 'Colibat',
  OVH_APP_KEY: 'a',
  OVH_APP_SECRET: 'b',
  OVH_CONSUMER_KEY: 'c',
}

describe('Where the links of letters and SMS lead', () => {
  it.each([
    [
      'the address the world knows',
      { PUBLIC_URL: 'https://colibat.example', SMTP_URL: 'smtps://mail.example' },
      'https://colibat.example',
    ],
    ['this machine, while nothing leaves it', {}, 'http://localhost:3000'],
    [
      '… nor its letters, which a server of its own takes',
      { SMTP_URL: 'smtp://127.0.0.1:1025', PORT: '8080', HOST: '192.168.1.5' },
      'http://192.168.1.5:8080',
    ],
    ['nowhere once letters leave', { SMTP_URL: 'smtps://mail.example' }, null],
    ['nowhere once SMS leave', sms, null],
    ['nowhere from a port that nobody knows yet', { PORT: '0' }, null],
  ])('is %s', (_, variables, site) => {
    expect(siteAddress(readEnv(variables))).toBe(site)
  })
})
