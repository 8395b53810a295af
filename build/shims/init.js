/** The runtime's plugin for tree-shaken shared packages is left out: this product shakes none. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
