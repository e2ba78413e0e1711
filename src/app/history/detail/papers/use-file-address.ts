import { useEffect, useState } from 'react'

/** An address of this file for as long as it is drawn; `otherwise` where there is no file. */
export function useFileAddress(file: File | null, otherwise: string): string | undefined {
  const [made, setMade] = useState<string>()
  useEffect(() => {
    if (file === null) return
    const address = URL.createObjectURL(file)
    setMade(address)
    return () => URL.revokeObjectURL(address)
  }, [file])
  return file === null ? otherwise : made
}
