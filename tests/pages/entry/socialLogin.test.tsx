import { Duration, Effect } from "effect"
import { expect, it } from "vitest"

import { paths } from "#config/paths.ts"
import { passes, visit } from "#tests/support/page.tsx"
import { status } from "#tests/support/pageEntry.ts"
import { button, player } from "#tests/support/pagePlayer.ts"

it("[LG-07] a social login whose script hangs says so after 8 s, and Cancel returns to the form", async () => {
  await visit({
    path: paths.login,
    clock: true,
    settings: { firebase: true },
    firebase: { signIn: () => Effect.never },
  })
  await player.presses("Continue with Google")
  await expect.element(status("Continue in the window that opens.")).toBeVisible()
  await expect.element(button("Cancel")).not.toBeInTheDocument()
  await passes(Duration.seconds(8))
  await expect
    .element(status(/the service does not answer yet: tap the button again, or cancel/))
    .toBeVisible()
  await player.presses("Cancel")
  await expect.element(status(/the window/)).not.toBeInTheDocument()
  await player.presses("Continue with Google")
  await expect.element(status("Continue in the window that opens.")).toBeVisible()
})
