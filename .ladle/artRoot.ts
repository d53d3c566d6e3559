/** The folder of the simulated merchant's images. They are static files, because no gateway serves HTTP to stories. */
export const storyArtRoot = "/art/"
