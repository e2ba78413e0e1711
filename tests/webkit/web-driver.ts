/** The commands of one session, by the W3C protocol; a fault bears the name that the protocol gives it. */
export interface DriverSession {
  get<Answer>(command: string): Promise<Answer>
  post<Answer>(command: string, wishes?: object): Promise<Answer>
}

/** Opens a session with the driver that listens at this address. */
export async function openSession(driver: string, capabilities: object): Promise<DriverSession> {
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  })
  const address = `${driver}/session/${sessionId}`
  return { get: (command) => ask(address + command), post: (command, wishes = {}) => ask(address + command, wishes) }
}

async function ask<Answer>(address: string, body?: object): Promise<Answer> {
  const reply = await fetch(address, body ? { method: 'POST', body: JSON.stringify(body) } : {})
  const { value } = (await reply.json()) as { value: Answer & { error?: string; message?: string } }
  if (reply.ok) return value
  throw Object.assign(new Error(`${address}: ${value.error}, ${value.message}`), { name: value.error })
}
