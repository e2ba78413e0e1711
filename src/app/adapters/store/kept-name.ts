/** The signed-in user's name as the device keeps it, unchecked: 'Camille Exemple'; '' where it cannot be read. */
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
