/**
 * What no line of a log may hold: addresses, telephones, sessions, cards, passwords and codes, by their shape, and each
 * value of `secrets` as it is.
 */
export function leaksIn(log: string, secrets: Iterable<string> = []): string[] {
  // Names of requests are hexadecimal: some look like a telephone or a code.
  const text = log.replaceAll(/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g, '')
  const shaped = Object.entries(shapes).flatMap(([what, shape]) =>
    Array.from(text.matchAll(shape), ([found]) => `${what}: ${found}`),
  )
  const cards = Array.from(text.matchAll(digits), ([found]) => found).filter((found) =>
    isCard(found.replaceAll(/\D/g, '')),
  )
  const known = [...new Set(secrets)].filter((secret) => isTelling(secret) && isIn(text, secret))
  return [...shaped, ...cards.map((found) => `card: ${found}`), ...known.map((secret) => `secret: ${secret}`)]
}

const shapes = {
  'e-mail': /[\w.+-]+@[\w-]+\.[a-z]{2,}/gi,
  telephone: /(?<![\d.])(?:0|\+33[ .-]?)[1-9](?:[ .-]?\d{2}){4}(?!\d)/g,
  session: /eyJ[\w-]{5,}\.[\w-]+\.[\w-]+/g,
  header: /bearer +[\w.-]+/gi,
  hash: /\$argon2\w*\$[^\s"]+/g,
  key: /(?:whsec|sk_test|sk_live)_\w+|\w+_secret_\w+/g,
} as const

const digits = /(?<!\d)\d(?:[ -]?\d){14,15}(?!\d)/g

/** By Luhn's check digit. */
function isCard(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Short figures stand in every line: a length of time, the number of an order. */
function isTelling(secret: string): boolean {
  return secret.length >= 6 || (secret.length === 4 && /[A-Z]/.test(secret))
}

/** A code stands alone; anything longer may be part of a word. */
function isIn(text: string, secret: string): boolean {
  return secret.length > 4 ? text.includes(secret) : text.split(/[^\p{L}\p{N}]+/u).includes(secret)
}
