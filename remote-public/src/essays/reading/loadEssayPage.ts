/** The program of an essay's page. */
export const loadEssayPage = () => import(/* webpackChunkName: "public-essay" */ "./essayRoute.ts");
