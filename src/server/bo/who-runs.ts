import { userInfo } from 'node:os'

/** Who runs a command, as this machine knows him: 'deploy', or 'deploy, par sudo de marie'. */
export function whoRuns({ SUDO_USER: behind }: Readonly<Record<string, string | undefined>>): string {
  return behind ? `${userName()}, par sudo de ${behind}` : userName()
}

/** A container may run a number that has no name. */
function userName(): string {
  try {
    return userInfo().username
  } catch {
    return `l’utilisateur n° ${process.getuid?.()}`
  }
}
