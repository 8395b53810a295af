import * as development from "original-jsx-development";
import * as production from "original-jsx-production";
import * as React from "react";

/** React's production build, which a deployed site may have, cannot render the elements of the other one. */
export const { Fragment, jsx, jsxs } = React.captureOwnerStack ? development : production;
