import { useEffect, useState } from 'react'
import { lazyModule } from '#adapters/lazy/lazy.ts'
import { forgiving } from '#adapters/failures/report-mistake.ts'
import { passwordDemands } from '#rules/text/password.ts'

/** What a new password has of section 5's rules, and a warning when it is common, which is not refused (R56). */
export function usePasswordAdvice(password: string) {
  const isCommon = useCommonPasswords(password !== '')
  return {
    checks: passwordChecks(password),
    warning: passwordDemands(password).length && isCommon?.(password) ? tooCommon : undefined,
  }
}

/** Section 5's rule, in the order in which it is told. */
function passwordChecks(password: string) {
  const has = passwordDemands(password)
  return [
    { label: '8 caractères', done: has.length },
    { label: 'une majuscule', done: has.uppercase },
    { label: 'une minuscule', done: has.lowercase },
    { label: 'un chiffre', done: has.digit },
    { label: 'un caractère spécial', done: has.special },
  ]
}

const commonPasswords = lazyModule(() => import('#rules/text/common-password.ts'))

type IsCommon = (password: string) => boolean

/** The list loads with the first letter; null until then, and for good when it does not come: it is mere advice. */
function useCommonPasswords(wanted: boolean): IsCommon | null {
  const [isCommon, setRule] = useState<IsCommon | null>(null)
  useEffect(() => {
    if (!wanted) return
    void commonPasswords()
      .then((rule) => setRule(() => rule.isCommonPassword))
      .catch(forgiving(() => {}))
  }, [wanted])
  return isCommon
}

const tooCommon = 'Ce mot de passe fait partie des plus courants : il serait essayé en premier.'
