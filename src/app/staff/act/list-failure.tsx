import { useSnapshot } from 'valtio'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useDesk } from '../model/use-desk.ts'
import { useCopyWords } from './use-copy-words.ts'

/** Why the list could not be read, and of when what is shown is. */
export function ListFailure() {
  const { world, desk } = useDesk()
  const { orders, failure } = useSnapshot(desk.state)
  const { lacks } = useSnapshot(world.connection.state)
  const copy = useCopyWords()
  if (failure === null && copy === null) return null
  const again = (
    <Button variant="secondary" small onClick={() => void desk.refresh()}>
      Réessayer
    </Button>
  )
  return (
    <Banner tone={lacks === null && copy === null ? 'bad' : 'warn'} role={copy === null ? 'alert' : 'status'} title={copy ?? (lacks === null ? (failure ?? '') : notRead)} action={again}>
      {copy !== null ? 'Adresses, téléphones et consignes sont là ; l’état des commandes peut avoir changé.' : orders !== null && 'La liste dessous peut avoir changé.'}
    </Banner>
  )
}

/** The line under the header says already what the network lacks, and nothing was typed here. */
const notRead = 'La liste n’a pas pu être lue.'
