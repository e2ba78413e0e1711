import { createTransport } from 'nodemailer'
import { isLoopback } from '#server/adapters/is-loopback.ts'
import type { Carrier } from './carrier.ts'
import { mailMessage } from './mail-message.ts'

/**
 * Hands letters to `smtp://name:password@host:587` or `smtps://…:465`. A host elsewhere without STARTTLS gets neither
 * password nor letter (ETLS). Each step has 10 s; connections stay open a while.
 */
export function createSmtpCarrier(url: string, stepMs = 10_000): Carrier {
  const transport = transportTo(url, stepMs)
  return {
    atOnce,
    async carry(mail, signal) {
      await transport.sendMail({ ...mailMessage(mail), signal })
    },
  }
}

/** Signs in, and sends nothing. Throws where it cannot. */
export async function checkSmtp(url: string): Promise<void> {
  const transport = transportTo(url, 5000)
  await transport.verify().finally(() => transport.close())
}

function transportTo(url: string, stepMs: number) {
  return createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    maxRequeues: 1,
    idleTimeout: stepMs,
    requireTLS: !isLoopback(url),
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    dnsTimeout: stepMs,
    socketTimeout: stepMs,
    socketCloseTimeout: 1000,
  })
}

/** Mail servers take few connections of one sender. */
const atOnce = 4
