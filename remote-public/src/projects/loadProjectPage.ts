/** The program of a project's page. */
export const loadProjectPage = () => import(/* webpackChunkName: "public-project" */ "./projectRoute.ts");
