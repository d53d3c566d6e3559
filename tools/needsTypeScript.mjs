// The scripts are TypeScript, which Node runs from version 22.18 on. This file is JavaScript: an older Node must read it.
if (!process.features.typescript) {
  console.error(
    `These scripts need Node 22.18 or newer; this is ${process.version}.\n` +
      "Install it from https://nodejs.org, or by your version manager: nvm install 24",
  )
  process.exit(1)
}
