import { useAtomValue, useSetAtom } from "jotai"

import { menuEntriesAtom } from "#atoms/menuEntries.ts"
import { signOutAskedAtom } from "#atoms/session.ts"
import { whitelabelFailureAtom } from "#atoms/system.ts"
import { Button } from "#ui/basic/Button.tsx"
import { useTranslation } from "#ui/texts.tsx"

/** Stands below the menu's entries, and comes with them: it would have to make room for them. */
export const SignOutButton = () => {
  const { t } = useTranslation()
  const askToSignOut = useSetAtom(signOutAskedAtom)
  const hasEntries = useAtomValue(menuEntriesAtom).length > 0
  const hasFailed = useAtomValue(whitelabelFailureAtom) !== undefined
  if (!hasEntries && !hasFailed) return null
  return (
    <Button variant="quiet" wide onPress={() => askToSignOut(true)}>
      {t("sign_out")}
    </Button>
  )
}
