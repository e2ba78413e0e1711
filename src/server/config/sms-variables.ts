import * as v from 'valibot'
import type { OvhAccount } from '#server/adapters/sms/ovh-text-carrier.ts'
import { apiAddress } from './api-address.ts'

const text = (pattern: RegExp, sentence: string) =>
  v.optional(v.nullable(v.pipe(v.string(), v.regex(pattern, sentence))), null)

/** What the environment says of the SMS gateway, OVHcloud's: five variables, all or none. */
export const smsVariables = {
  OVH_SMS_SERVICE: text(/^sms-\w+-\d+$/, 'un service SMS d’OVHcloud, sms-xx00000-1'),
  OVH_SMS_SENDER: text(/^[\w +]{1,16}$/, 'un expéditeur confirmé chez OVHcloud'),
  OVH_APP_KEY: text(/^\w+$/, 'une clé d’application d’OVHcloud'),
  OVH_APP_SECRET: text(/^\w+$/, 'le secret de l’application chez OVHcloud'),
  OVH_CONSUMER_KEY: text(/^\w+$/, 'une clé de consommateur d’OVHcloud'),
  OVH_API_URL: apiAddress('https://eu.api.ovh.com/1.0'),
}

type SmsVariable = Exclude<keyof typeof smsVariables, 'OVH_API_URL'>
type Given = Readonly<Record<SmsVariable, string | null>>

/** Whether one is there when another is. */
export function isWithOtherSms(name: SmsVariable) {
  return (given: Given): boolean => given[name] !== null || smsNames.every((other) => given[other] === null)
}

/** The account, null without one. */
export function smsAccount(given: Given): OvhAccount | null {
  const {
    OVH_SMS_SERVICE: service,
    OVH_SMS_SENDER: sender,
    OVH_APP_KEY: applicationKey,
    OVH_APP_SECRET: applicationSecret,
    OVH_CONSUMER_KEY: consumerKey,
  } = given
  if (
    service === null ||
    sender === null ||
    applicationKey === null ||
    applicationSecret === null ||
    consumerKey === null
  )
    return null
  return { service, sender, applicationKey, applicationSecret, consumerKey }
}

const smsNames = [
  'OVH_SMS_SERVICE',
  'OVH_SMS_SENDER',
  'OVH_APP_KEY',
  'OVH_APP_SECRET',
  'OVH_CONSUMER_KEY',
] as const satisfies readonly SmsVariable[]
