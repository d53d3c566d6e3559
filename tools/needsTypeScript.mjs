// The scripts are TypeScript, which Node runs since version 22.18. This file is JavaScript so that older versions can run it.
if (!process.features.typescript) {
  console.error(
    `These scripts need Node 22.18 or newer; this is ${process.version}.\n` +
      "Install it from https://nodejs.org, or by your version manager: nvm install 24",
  )
  process.exit(1)
}
