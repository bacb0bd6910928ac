module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'nothing-of-the-shop',
      severity: 'error',
      comment: 'The shop reads the results as files; neither imports the other.',
      from: {},
      to: { path: '^\\.\\./', pathNot: 'node_modules' },
    },
  ],
  options: { doNotFollow: { path: 'node_modules' }, parser: 'swc', tsPreCompilationDeps: true },
};
