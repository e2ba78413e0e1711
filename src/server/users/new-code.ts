import { randomInt } from 'node:crypto'

/** A code of a letter, 4 of 36 characters: 'K7Q2'. */
export function newCode(): string {
  return Array.from({ length: 4 }, () => characters[randomInt(characters.length)]).join('')
}

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
