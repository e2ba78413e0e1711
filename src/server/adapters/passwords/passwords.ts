/** How passwords are kept. */
export interface Passwords {
  /** What is stored instead of the password. */
  hash(password: string): Promise<string>
  /** Whether the password is the one that was hashed. With no hash, it takes the same time and says no: nobody learns which accounts exist. */
  verify(hash: string | null, password: string): Promise<boolean>
}
