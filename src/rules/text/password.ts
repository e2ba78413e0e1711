/** At least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character (section 5). */
export function isStrongPassword(password: string): boolean {
  return Object.values(passwordDemands(password)).every(Boolean)
}

/** What section 5 asks for, and whether it is there: 'azerty1' → lowercase and digit, not the other three. */
export function passwordDemands(password: string) {
  return {
    length: /^.{8,}$/su.test(password),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\p{Nd}/u.test(password),
    special: /[^\p{L}\p{N}\s]/u.test(password),
  }
}
