import { copyText } from '#adapters/device/copy-text.ts'
import { Button } from '#ui/act/button.tsx'
import { Card } from '#ui/frame/card.tsx'
import { Stack } from '#ui/frame/stack.tsx'
import { useStaffRoom } from '../model/use-staff-room.ts'

/** The recovery codes, this once: to be kept elsewhere than on the device with the app. */
export function RecoveryCodes({ codes, onKept }: { readonly codes: readonly string[]; onKept(): void }) {
  const { world } = useStaffRoom()
  const save = () =>
    world.saveFile(new File([`${codes.join('\n')}\n`], 'codes-de-secours.txt', { type: 'text/plain;charset=utf-8' }))
  const copy = async () => {
    const isCopied = await copyText(codes.join('\n'))
    if (isCopied) world.toasts.show('ok', 'Codes copiés')
    else world.toasts.show('bad', 'Le navigateur n’a pas laissé copier.')
  }
  return (
    <Card title="Tes codes de secours">
      <Stack>
        <p>
          Sans ton application, chacun te connecte une fois. Ils ne s’afficheront plus, et ceux d’avant ne servent plus.
          Note-les sur papier, ou mets le fichier ailleurs que sur l’appareil de ton application.
        </p>
        <ul className="staff-codes" translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button wide variant="secondary" onClick={() => void copy()}>
          Copier
        </Button>
        <Button wide variant="secondary" onClick={save}>
          Enregistrer en fichier
        </Button>
        <Button wide onClick={onKept}>
          C’est noté
        </Button>
      </Stack>
    </Card>
  )
}
