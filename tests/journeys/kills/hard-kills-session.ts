import { spawnSync } from 'node:child_process'
import type { Session } from './hard-kills-visit.ts'
import type { Provider } from '#tests/journeys/provider.ts'

/** Signs the demonstration's supplier in by the call alone. */
export async function signInByCall({ url, folder }: Provider): Promise<Session> {
  spawnSync(process.execPath, ['scripts/demo-data.ts'], { env: { ...process.env, DATA_DIR: folder }, stdio: 'ignore' })
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'demo@exemple.fr', password: 'Exemple-2026!', remember: true }),
  })
  const { data } = (await reply.json()) as { data: Session }
  return data
}
