/** The name of who is signed in, as the device keeps it: 'Camille Exemple'. Nobody has looked at it; '' where the browser refuses, or other words than ours are there. */
export function keptName(): string {
  try {
    const { prenom = '', nom = '' } = JSON.parse(localStorage.getItem('userData') ?? '{}') as {
      prenom?: string
      nom?: string
    }
    return `${prenom} ${nom}`.trim()
  } catch {
    return ''
  }
}
