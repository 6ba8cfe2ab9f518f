### The command `pentapolis serve`.

cli-serve = the web table: play in the browser, with people and bots
cli-serve-example-1 = play here; a browser opens
cli-serve-example-2 = for phones and others in the same network, with a QR code
cli-serve-example-3 = at another port, with the tables kept in this file
cli-serve-example-4 = as a file says, with a log for programs
cli-serve-more = Every setting can also be given in the environment (PENTAPOLIS_PORT=9000) or in a TOML file (port = 9000); flags win, then the environment. docs/hosting.md tells how to run it for others.
cli-serve-option-host = where to listen: 127.0.0.1 for this machine alone (default), 0.0.0.0 for the network
cli-serve-option-port = port (default 8000; 0: any free one)
cli-serve-option-database = sqlite:///FILE or postgresql://...; default: a file in your data folder
cli-serve-option-secret_file = file with the secret that signs cookies; made where there is none
cli-serve-option-public_url = the address that people use, where a proxy stands before the server
cli-serve-option-trust_proxy = believe the proxy about addresses and https
cli-serve-option-log_level = debug, info, warning or error
cli-serve-option-log_format = text or json
cli-serve-option-config = settings file (default: ./pentapolis.toml, if there is one)
cli-serve-option-browse = open a browser, where there is a desktop

cli-serve-here = The table is open at { $address }
cli-serve-lan = In your network: { $address }
cli-serve-phone = Scan the code with a phone.
cli-serve-stop = Ctrl+C ends it; all tables are kept.
cli-serve-no-socket = Can't listen at { $host }, port { $port }: { $why }. Another port: --port 8001

cli-serve-bad-number = { $source }: { $given } is not possible; a whole number from { $least } to { $most } is.
cli-serve-bad-choice = { $source }: { $name } can't be "{ $given }"; there are { $known }.
cli-serve-bad-switch = { $source }: { $name } can't be "{ $given }"; say true or false.
cli-serve-bad-text = { $source }: { $name } needs a text, not "{ $given }".
cli-serve-bad-secret = { $source }: a secret has at least { $least } characters.
cli-serve-bad-url = { $source }: "{ $given }" is no address such as https://city.example, without a path.
cli-serve-bad-unknown = { $source }: there is no setting "{ $name }". There are { $known }.
cli-serve-bad-file = { $source }: { $why }.
cli-serve-bad-toml = { $source } is not correct TOML: { $why }
cli-serve-database-scheme = "{ $given }" is no database: give sqlite:///FILE or postgresql://USER@HOST/NAME.
cli-serve-database-memory = "{ $given }" names no file: tables must outlive the server. Give sqlite:///FILE.
cli-serve-database-driver = PostgreSQL needs a driver: pip install "pentapolis[postgres]"
cli-serve-database-newer = This database was written by a newer version (schema { $found }; this one knows { $known }). Nothing was changed.
cli-serve-database-unreachable = No way to { $given }: { $why }
