/** At least 8 characters with a lowercase letter, an uppercase letter, a digit and a special character (section 5). */
export function isStrongPassword(password: string): boolean {
  return [/^.{8,}$/su, /\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{N}\s]/u].every((rule) => rule.test(password))
}
