'use strict';

/*
 * `npm start` and other commands on a machine with only Node.js and npm: installs the packages of the lockfile and continues with the
 * pinned Node.js. Written for old versions, too, so that an outdated one gets a clear message instead of a stack trace.
 */
var childProcess = require('child_process');
var crypto = require('crypto');
var fs = require('fs');
var path = require('path');

var PNPM = 'pnpm@12.21.0';
var OLDEST_NODE = 20;
var root = path.join(__dirname, '..');
var stamp = path.join(root, 'node_modules/.odeta-installed');

checkSystem();
checkNode();
install();
run(process.argv.slice(2));

function checkSystem() {
  if (process.platform === 'win32')
    fail(
      'Odeta does not run on Windows itself, for which its packages have no PostgreSQL: clone and start it in WSL (https://learn.microsoft.com/windows/wsl/install).',
    );
}

function checkNode() {
  var major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE)
    fail('Odeta needs Node.js ' + OLDEST_NODE + ' or newer; this is ' + process.versions.node + '.');
}

function install() {
  var current = digest();
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current) return;
  console.log('Installing packages …');
  var result = childProcess.spawnSync('npx', ['-y', PNPM, 'install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (result.status !== 0)
    fail(
      'The packages could not be installed.\n' + (result.stdout || '') + (result.stderr || '') + (result.error || ''),
    );
  try {
    fs.writeFileSync(stamp, current);
  } catch (error) {
    fail('The folder ' + root + ' cannot be written to (' + error.code + ').');
  }
}

/** A digest of everything that the installation depends on; a new or changed unit is part of it. */
function digest() {
  var hash = crypto.createHash('sha256');
  ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'].concat(findPackages()).forEach((file) => {
    hash.update(file);
    hash.update(fs.readFileSync(path.join(root, file)));
  });
  return hash.digest('hex');
}

/** The package.json of each folder that `packages` of pnpm-workspace.yaml names. */
function findPackages() {
  return fs
    .readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8')
    .split('\n')
    .map((line) => /^ {2}- "?([\w*/-]+)"?$/.exec(line))
    .filter(Boolean)
    .map((found) => found[1].split('/').reduce(matching, ['']))
    .reduce((all, folders) => all.concat(folders), [])
    .map((folder) => folder + 'package.json')
    .filter((file) => fs.existsSync(path.join(root, file)))
    .sort();
}

/** The folders in these folders that match a part of a pattern such as `*-mfe`. */
function matching(folders, part) {
  var pattern = new RegExp('^' + part.replace('*', '[^.].*') + '$');
  return folders
    .map((folder) => {
      var parent = path.join(root, folder);
      if (!fs.existsSync(parent) || !fs.statSync(parent).isDirectory()) return [];
      return fs
        .readdirSync(parent)
        .filter((name) => pattern.test(name))
        .map((name) => folder + name + '/');
    })
    .reduce((all, names) => all.concat(names), []);
}

function run(command) {
  var child = childProcess.spawn(findNode(), [path.join(root, 'tools/commands.ts')].concat(command), {
    stdio: 'inherit',
    // A compile cache for the next command and the processes that it starts.
    env: Object.assign({ NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') }, process.env),
  });
  // The child stops what it started, and this process waits for it. The child receives Ctrl-C twice: from the terminal and from here.
  ['SIGINT', 'SIGTERM', 'SIGHUP'].forEach((signal) => {
    process.on(signal, () => {
      child.kill(signal);
    });
  });
  child.on('exit', (code, signal) => {
    process.exit(signal ? 1 : code);
  });
}

/** The pinned Node.js, or the current one if no package provides it. */
function findNode() {
  var pinned = path.join(root, 'node_modules/.bin/node');
  if (fs.existsSync(pinned)) return pinned;
  var version = process.versions.node.split('.').map(Number);
  if (version[0] < 22 || (version[0] === 22 && version[1] < 18)) {
    fail('On this system Odeta needs Node.js 22.18 or newer; this is ' + process.versions.node + '.');
  }
  return process.execPath;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
