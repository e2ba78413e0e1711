/** What the device keeps of a session, as it stands there: nobody has looked at it. */
export interface KeptSession {
  readonly token: string | null
  /** 'Camille Exemple' */
  readonly name: string
}

/** For what is drawn before the app is there, which reads it with care; nobody's where the browser refuses, or other words than ours are there. */
export function keptSession(): KeptSession {
  try {
    const { prenom = '', nom = '' } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { prenom?: string; nom?: string }
    return { token: localStorage.getItem('authToken'), name: `${prenom} ${nom}`.trim() }
  } catch {
    return { token: null, name: '' }
  }
}
