/* A project's page, loaded when it is first asked for. */

import type { ComponentType } from "react";
import { Place, Text } from "../content/Body.styles.ts";
import { Case, Facts, Head, Lead, Opening, Row, Title } from "./ProjectScreen.styles.ts";

export { ProjectScreen as Component } from "./ProjectScreen.tsx";

/** What the page looks like. */
export const styles: ComponentType[] = [Text, Place, Case, Facts, Head, Lead, Opening, Row, Title];
