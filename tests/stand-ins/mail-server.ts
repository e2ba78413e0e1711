import { createServer, type AddressInfo, type Socket } from 'node:net'

/** The moments of an SMTP conversation at which a server may do something else. */
type Moment = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'end of data'

/** A mail server on this machine, which speaks just enough SMTP. */
export interface MailServer {
  readonly url: string
  /** Each message taken, as it travelled: its envelope's recipients and its text. */
  readonly taken: { readonly recipients: readonly string[]; readonly text: string }[]
  /** Every line that came, as it came over the wire. */
  readonly heard: string[]
  /** What it says in place of yes at a moment; null: nothing, for ever. */
  instead: Partial<Record<Moment, string | null>>
  /** Told at each moment; the server waits for it before it answers. */
  onMoment: (moment: Moment) => void | Promise<void>
}

export async function start(): Promise<MailServer & { stop(): void }> {
  const server = createServer((socket) => void converse(socket, mail).catch(() => {}))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken: [],
    heard: [],
    instead: {},
    onMoment: () => {},
  }
  return Object.assign(mail, { stop: () => void server.close() })
}

const yes: Record<Moment, string> = {
  greeting: '220 stand-in',
  EHLO: '250 stand-in',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  'end of data': '250 taken',
}

async function converse(socket: Socket, mail: MailServer): Promise<void> {
  let isData = false
  let recipients: string[] = []
  const say = async (moment: Moment): Promise<boolean> => {
    await mail.onMoment(moment)
    const words = mail.instead[moment] === undefined ? yes[moment] : mail.instead[moment]
    if (words !== null) socket.write(`${words}\r\n`)
    return words === yes[moment]
  }
  const hear = async (heard: string): Promise<void> => {
    mail.heard.push(heard)
    const verb = heard.slice(0, 4).toUpperCase()
    if (isData) {
      isData = false
      if (await say('end of data')) mail.taken.push({ recipients, text: heard })
      recipients = []
    } else if (verb === 'QUIT') {
      socket.end('221 bye\r\n')
    } else if (verb === 'RSET') {
      socket.write('250 ok\r\n')
    } else {
      if (verb === 'RCPT') recipients.push(/<(.*)>/.exec(heard)?.[1] ?? heard)
      isData = (await say(verb === 'HELO' ? 'EHLO' : (verb as Moment))) && verb === 'DATA'
    }
  }
  await say('greeting')
  let waiting = ''
  for await (const chunk of socket.setEncoding('utf8')) {
    waiting += chunk as string
    for (let end = endOf(waiting, isData); end > 0; end = endOf(waiting, isData)) {
      const heard = waiting.slice(0, end)
      waiting = waiting.slice(end)
      await hear(heard)
    }
  }
}

/** Where a command ends, or the whole text of a letter; 0 when it has not come yet. */
function endOf(text: string, isData: boolean): number {
  const mark = isData ? '\r\n.\r\n' : '\r\n'
  const at = text.indexOf(mark)
  return at < 0 ? 0 : at + mark.length
}
