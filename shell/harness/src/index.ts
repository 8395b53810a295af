import "./harness.tsx";
