import { UnsecuredJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { createDrafts } from '#adapters/store/drafts.ts'
import type { UserRecord } from '#contract/account/user-record.ts'
import { createSession } from '#state/session/session.ts'
import { createTheme, type ThemeChoice } from '#state/screen/theme.ts'
import { followSession } from '#state/leaving/follow-session.ts'
import { memoryStore } from '#tests/builders/memory-store.ts'
import { camille, friday10h, pretendWorld, said } from '#tests/builders/pretend-world.ts'

const dominique: UserRecord = { ...camille, id: 8, prenom: 'Dominique', nom: 'Modèle' }
const tokenUntil = (minutes: number) =>
  new UnsecuredJWT({ minutes }).setExpirationTime(new Date(friday10h.getTime() + minutes * 60_000)).encode()
const first = tokenUntil(60)
const second = tokenUntil(90)
const farewell = ({ session }: Pick<ReturnType<typeof aTab>, 'session'>) => session.state.farewell?.text

/** Camille's page, what another tab does to it, and what the page did. */
function aTab() {
  let now = friday10h
  let isSeen = true
  let tell = (_key: string | null, _value: string | null) => {}
  let see = () => {}
  let restore = () => {}
  const left: (number | undefined)[] = []
  const shown: ThemeChoice[] = []
  const store = memoryStore({ authToken: first, userData: JSON.stringify(camille), theme: 'light' })
  const session = createSession(store, () => now)
  const world = {
    ...pretendWorld(fetch),
    session,
    theme: createTheme(store, { watchSystemTheme: () => {}, showTheme: (choice) => shown.push(choice) }),
  }
  const follower = followSession({
    ...world,
    now: () => now,
    isSeen: () => isSeen,
    watchStore: (onChange) => ((tell = onChange), () => {}),
    onVisible: (onReturn) => ((see = onReturn), () => {}),
    onBfcacheRestore: (onRestored) => ((restore = onRestored), () => {}),
    leaveScreens: () => void left.push(session.state.user?.id),
  })
  return {
    ...world,
    store,
    follower,
    left,
    shown,
    /** Another tab writes as a session does, and this one is told. */
    elsewhere(act: (other: ReturnType<typeof createSession>) => void) {
      act(createSession(store, () => now))
      tell('authToken', store.getItem('authToken'))
    },
    tell: (key: string | null, value: string | null = null) => tell(key, value),
    see: () => ((isSeen = true), see()),
    hide: () => void (isSeen = false),
    restore: () => restore(),
    later: (minutes: number) => void (now = new Date(friday10h.getTime() + minutes * 60_000)),
    draft: () => world.drafts.writeText(camille.id, { clientName: 'Martin' }, now),
  }
}
/** The device answers in turn: what was asked of it before has been answered by then. */
const settled = async (drafts = createDrafts()) => {
  await drafts.readText(0)
  await drafts.readText(0)
}

describe('A 401', () => {
  it('ends the session whose token it refused, and says so', async () => {
    const tab = aTab()
    expect(tab.follower.refused(first)).toBe(false)
    expect([tab.session.state.user, tab.store.all()]).toEqual([null, {}])
    await settled()
    expect(farewell(tab)).toBe('Ta session est terminée. Reconnecte-toi.')
  })

  it('that answers an older token of the same user ends nothing, and the call is worth making again', () => {
    const tab = aTab()
    tab.session.open(second, camille)
    expect([tab.follower.refused(first), tab.session.state.token]).toEqual([true, second])
  })

  it('that answers an older token ends nothing, also when the newer one came by another tab that nothing was heard of yet', () => {
    const tab = aTab()
    createSession(tab.store, () => friday10h).open(second, camille)
    expect([tab.follower.refused(first), tab.session.state.token]).toEqual([true, second])
  })

  it('that answers the token of the user before ends nothing, and the call is not made again', () => {
    const tab = aTab()
    tab.session.open(second, dominique)
    expect([tab.follower.refused(first), tab.session.state.user?.id]).toEqual([false, 8])
  })

  it('that answers a token that was signed out ends nothing of whoever comes next', () => {
    const tab = aTab()
    tab.session.leave(true)
    tab.session.open(second, camille)
    expect([tab.follower.refused(first), tab.session.state.token]).toEqual([false, second])
  })
})

describe('A session that is over by the clock', () => {
  it.each([
    ['the page is seen again', (tab: ReturnType<typeof aTab>) => tab.see()],
    ['the browser shows the page again', (tab: ReturnType<typeof aTab>) => tab.restore()],
    ['a screen asks', (tab: ReturnType<typeof aTab>) => tab.follower.check()],
  ])('ends when %s, the draft kept and told of', async (_when, wake) => {
    const tab = aTab()
    await tab.draft()
    tab.later(59)
    wake(tab)
    expect(tab.session.state.token).toBe(first)
    tab.later(60)
    wake(tab)
    await settled()
    expect([tab.session.state.token, tab.store.all()]).toEqual([null, { theme: 'light' }])
    expect(farewell(tab)).toBe('Ta session est terminée. Reconnecte-toi : ton brouillon est gardé sur ce téléphone.')
    expect(await tab.drafts.readText(camille.id)).not.toBeNull()
    await tab.drafts.drop(camille.id)
  })

  it('says nothing where there is none', async () => {
    const tab = aTab()
    tab.session.close()
    tab.follower.check()
    await settled()
    expect(farewell(tab)).toBeUndefined()
  })
})

describe('A session that another tab closes', () => {
  it('is closed here, in plain words', async () => {
    const tab = aTab()
    tab.elsewhere((other) => other.close())
    await settled()
    expect([tab.session.state.user, farewell(tab)]).toEqual([
      null,
      'Ta session a été fermée dans un autre onglet. Reconnecte-toi.',
    ])
  })

  it('is closed here when a 401 cleared the storage there', () => {
    const tab = aTab()
    tab.store.clear()
    tab.tell(null)
    expect(tab.session.state.user).toBeNull()
  })

  it.each([
    ['seen', (tab: ReturnType<typeof aTab>) => tab.see()],
    ['shown', (tab: ReturnType<typeof aTab>) => tab.restore()],
  ])('is closed in a page that slept, once it is %s again', (_how, wake) => {
    const tab = aTab()
    createSession(tab.store, () => friday10h).close()
    wake(tab)
    expect(tab.session.state.user).toBeNull()
  })

  it('takes along what this tab is still about to write, when everything was erased there', async () => {
    const tab = aTab()
    await tab.draft()
    tab.tell('erased', `7 ${friday10h.getTime()}`)
    tab.elsewhere((other) => other.close())
    await tab.draft()
    await settled()
    expect(await tab.drafts.readText(camille.id)).toBeNull()
    await tab.deviceData.claim(camille.id)
  })
})

describe('Another user who signs in in another tab', () => {
  it('has this page, too: the screens of the one before are left first, and nothing of them stays', async () => {
    const tab = aTab()
    await tab.draft()
    tab.toasts.show('info', 'Brouillon effacé', 1000, { label: 'Annuler', run: () => {} })
    tab.elsewhere((other) => other.open(second, dominique))
    expect([tab.left, tab.session.state.user?.id]).toEqual([[7], 8])
    await settled()
    expect(said(tab)).toEqual([
      'Un autre onglet a ouvert la session de Dominique Modèle, et cette page l’a suivi. Le brouillon commencé ici reste gardé pour son auteur.',
    ])
    expect([await tab.drafts.readText(camille.id), await tab.drafts.readText(dominique.id)]).toMatchObject([
      { values: { clientName: 'Martin' } },
      null,
    ])
    await tab.drafts.drop(camille.id)
  })
})

describe('A page out of sight that goes to another user', () => {
  it('says so when it is seen again, once', async () => {
    const tab = aTab()
    tab.hide()
    tab.elsewhere((other) => other.open(second, dominique))
    await settled()
    expect(said(tab)).toEqual([])
    tab.see()
    expect(said(tab)).toEqual(['Un autre onglet a ouvert la session de Dominique Modèle, et cette page l’a suivi.'])
    tab.toasts.clear()
    tab.see()
    expect(said(tab)).toEqual([])
  })
})

describe('The word of how a session ended', () => {
  it('does not stay once another has begun, however late it comes', async () => {
    const tab = aTab()
    tab.elsewhere((other) => other.close())
    tab.elsewhere((other) => other.open(second, camille))
    await settled()
    expect([tab.session.state.token, farewell(tab)]).toEqual([second, undefined])
  })
})

describe('The same user who signs in again in another tab', () => {
  it('goes on here under the new token, without a word', async () => {
    const tab = aTab()
    tab.elsewhere((other) => other.open(second, camille))
    await settled()
    expect([tab.session.state.token, tab.left, said(tab)]).toEqual([second, [], []])
  })
})

describe('A theme that another tab chooses', () => {
  it('is shown here', () => {
    const tab = aTab()
    tab.store.setItem('theme', 'dark')
    tab.tell('theme', 'dark')
    expect([tab.shown, tab.theme.state.choice]).toEqual([['light', 'dark'], 'dark'])
  })
})
