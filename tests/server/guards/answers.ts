/** Who may ask: nobody is signed in; the last three are of the provider's own people. */
export const askers = ['nobody', 'owner', 'stranger', 'driver', 'dispatcher', 'manager'] as const
export type Asker = (typeof askers)[number]

/** The status that each one gets who asks for what is the owner's. */
export type Answers = Readonly<Record<Asker, number>>

export const everybody = (status: number): Answers => ({
  nobody: status,
  owner: status,
  stranger: status,
  driver: status,
  dispatcher: status,
  manager: status,
})
/** The call names nobody: each gets his own. */
export const toEachHisOwn: Answers = { ...everybody(200), nobody: 401 }
/** The call names its owner: for anybody else there is no such thing. The team has no more than any account here. */
export const toItsOwner: Answers = { ...everybody(404), nobody: 401, owner: 200 }

/** The team's own: any order, whosever it is, for who runs the day. */
export const toDesk: Answers = { ...everybody(403), nobody: 401, dispatcher: 200, manager: 200 }
/** Whoever drives: any of the team. */
export const toTeam: Answers = { ...toDesk, driver: 200 }
export const toManagers: Answers = { ...toDesk, dispatcher: 403 }
