import type { BrowserContext } from 'playwright-core'
import { newPhone } from '#tests/setup/browser.ts'
import { register, sample, signIn } from '#tests/journeys/supplier.ts'

export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Registers the sample supplier, who signs in and has confirmed his address: what a browser then stores, who knows that
 * nothing was ordered yet.
 */
export async function sampleSession(origin: string): Promise<StoredSession> {
  const { context, page } = await newPhone()
  await register(page, origin)
  await signIn(page)
  await page.waitForFunction(() => localStorage.getItem('orderedNothing') !== null)
  await page.evaluate(() =>
    localStorage.setItem(
      'userData',
      JSON.stringify({ ...JSON.parse(localStorage.getItem('userData') ?? '{}'), email_confirme: true }),
    ),
  )
  const stored = await context.storageState()
  await context.close()
  return stored
}

/**
 * The sample supplier's session as a browser stores it; a new one when a journey before has signed out, which ends it
 * on the server.
 */
export async function livingSession(origin: string, stored: StoredSession): Promise<StoredSession> {
  const values = Object.fromEntries((stored.origins[0]?.localStorage ?? []).map(({ name, value }) => [name, value]))
  const { id } = JSON.parse(values['userData'] ?? '{}') as { id?: number }
  const asked = await fetch(`${origin}/api/fo/last-order/${id}`, {
    headers: { Authorization: `Bearer ${values['authToken']}` },
  })
  if (asked.status !== 401) return stored
  const { email, password } = sample
  const reply = await fetch(`${origin}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { data } = (await reply.json()) as { data: { token: string; user: object } }
  const localStorage = Object.entries({ ...values, authToken: data.token, userData: JSON.stringify(data.user) }).map(
    ([name, value]) => ({ name, value }),
  )
  return { ...stored, origins: [{ origin, localStorage }] }
}
