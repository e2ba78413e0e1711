import { findOnPath } from '#scripts/find-on-path.ts'

/**
 * Put before a command, on Linux: it gets that signal when the process that started it is gone, as in a test run that
 * is killed.
 */
export function diesWithParent(signal: 'INT' | 'KILL'): string[] {
  const setpriv = findOnPath('setpriv')
  return setpriv ? [setpriv, '--pdeathsig', signal, '--'] : []
}
