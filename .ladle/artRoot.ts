/** The folder of the simulated merchant's pictures: static files, because stories have no gateway over HTTP. */
export const storyArtRoot = "/art/"
